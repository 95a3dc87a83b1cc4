import type { ReactNode } from "react";

export type ErrorPageProps = {
  title: string;
  text: string;
  children?: ReactNode;
};

/** What went wrong and how to continue, in the dealer's own header and footer. */
export function ErrorPage({ title, text, children }: ErrorPageProps) {
  return (
    <div className="wrap error">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
