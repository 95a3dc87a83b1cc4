import { useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import type { FormSession } from "./form-session.ts";
import { shareSent } from "./share-sent.ts";

/** Progress of all files, on whichever step they were chosen; and a cancel button while that is possible. */
export function SendProgress({ session, isSending }: { session: FormSession; isSending: boolean }) {
  const sent = useSyncExternalStore(session.subscribe, session.sentBytes, session.sentBytes) ?? 0;
  const total = session.files().reduce((sum, { file }) => sum + file.size, 0);
  const share = shareSent(sent, 0, total);
  return (
    <div className="file-progress">
      {isSending && <progress aria-label="All files sent" value={share} />}
      <p role="status">{isSending ? textOf(share) : "Stopped. Your answers and files are still here."}</p>
      {isSending && share < 1 && <Button onClick={() => session.cancel()}>Cancel</Button>}
    </div>
  );
}

/** In steps of ten, so that a screen reader is not kept busy. */
function textOf(share: number): string {
  if (share === 0) return "Preparing your files";
  return share < 1 ? `Sending, ${Math.floor(share * 10) * 10} % done` : "Sent. We are checking your files";
}
