import type { ReactNode } from "react";
import { Mark } from "./signs.tsx";

/** The page of somebody who is not signed in: a yard from above, the card in the bay in the middle. */
export function YardPlan({ children }: { children: ReactNode }) {
  return (
    <main className="yard-plan">
      <p className="sign-in-mark">
        <Mark name="Forecourt" />
        Forecourt desk
      </p>
      <div className="bay-row">
        <div className="free" aria-hidden="true">
          <i />
          <i />
        </div>
        <div className="bay">{children}</div>
        <div className="free" aria-hidden="true">
          <i />
          <i />
        </div>
      </div>
    </main>
  );
}

export function SignCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="sign-card">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
