import { Icon } from "#app/ui/icon.tsx";
import type { Notice } from "./form-session.ts";

/** Says what was filled in for the visitor, or restored from an earlier visit. */
export function FormNotice({
  notice: { text, isResumed },
  onStartAgain,
}: {
  notice: Notice;
  onStartAgain: () => void;
}) {
  return (
    <div className="enquiry-notice" role="status">
      <Icon name="info" size={18} />
      <p>
        {text}
        {isResumed && (
          <button className="more" type="button" onClick={onStartAgain}>
            Start again
          </button>
        )}
      </p>
    </div>
  );
}
