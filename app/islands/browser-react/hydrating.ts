let hydrating = false;

export const isHydrating = (): boolean => hydrating;

export function whileHydrating(work: () => void): void {
  hydrating = true;
  try {
    work();
  } finally {
    hydrating = false;
  }
}
