import type { ComponentProps } from "react";
import { CardTag } from "#app/features/card/card-tag.tsx";
import { Gallery } from "#app/features/vehicle/gallery.tsx";
import type { VehicleView } from "#app/features/vehicle/vehicle-view.ts";

type Props = Omit<ComponentProps<typeof Gallery>, "tag"> & Pick<VehicleView, "tag">;

export function Island({ tag, ...props }: Props) {
  return <Gallery {...props} tag={<CardTag card={{ tag, market: null }} />} />;
}
