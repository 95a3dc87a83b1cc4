/** Five stars drawn by the stylesheet; `filled` of them are coloured, the last one in part. */
export function Stars({ filled, label }: { filled: number; label: string }) {
  return (
    <span className="stars" style={{ "--s": filled } as React.CSSProperties}>
      <span className="unseen">{label}</span>
    </span>
  );
}
