import type { ReactNode } from "react";
import { similarLabel, similarText } from "#domain/card/buttons.ts";
import type { ButtonLook } from "#app/ui/button-class.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type Props = Pick<ButtonLook, "variant" | "full"> & { url: string; children?: ReactNode };

/** 4.1: replaces the buttons of a car that is gone. */
export function CardSimilar({ url, variant, full = true, children }: Props) {
  return (
    <div className="similar">
      <p>{similarText}</p>
      <ButtonLink variant={variant} full={full} href={url} data-dialog="">
        {similarLabel}
      </ButtonLink>
      {children}
    </div>
  );
}
