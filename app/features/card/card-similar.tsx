import type { ReactNode } from "react";
import { similarLabel, similarText } from "#domain/car/buttons.ts";

type Props = { url: string; look?: string; children?: ReactNode };

/** 4.1: replaces the buttons of a car that is gone. */
export function CardSimilar({ url, look = "btn line full", children }: Props) {
  return (
    <div className="sim">
      <p>{similarText}</p>
      <a className={look} href={url} data-dialog="">
        {similarLabel}
      </a>
      {children}
    </div>
  );
}
