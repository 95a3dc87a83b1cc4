import { FormPart, type FormPartProps } from "#app/features/enquiry/form-part.tsx";
import { formWiring } from "../form-wiring.ts";

export function Island(props: Omit<FormPartProps, "wiring">) {
  return <FormPart {...props} wiring={formWiring} />;
}
