import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { FormView } from "./form-view.ts";

/** Another company's booking tool: quicker where it applies, while the form is for everybody else. */
export function OutsideTool({ view: { form } }: { view: FormView }) {
  const { outside } = form;
  if (!outside) return null;
  return (
    <div className="outside-tool">
      <p>{outside.text}</p>
      <ButtonLink variant="primary" href={outside.url} target="_blank" rel="noopener">
        {outside.label}
        <Icon name="arrow" size={18} />
      </ButtonLink>
      <p className="outside-tool-or">Or tell us what you need and we will call you.</p>
    </div>
  );
}
