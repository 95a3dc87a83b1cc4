import type { ReactNode } from "react";

export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="showcase-row">
      <h3>{name}</h3>
      {children}
    </div>
  );
}
