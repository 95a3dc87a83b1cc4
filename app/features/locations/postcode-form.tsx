import { Button } from "#app/ui/button.tsx";
import { controlProps } from "#app/ui/field.tsx";

export type PostcodeView = {
  /** What the country calls it, and how it is typed. */
  word: string;
  longest: number;
  digitsOnly: boolean;
  postcode: string;
  /** Chapters 5 and 8: 'Invalid postcode'. */
  error: string | null;
  /** "Alexandria is nearest to 2015, 1.2 km away." */
  found: string;
};

/** A plain GET form: the answer is the same page, at the same position. */
export function PostcodeForm({ action, view }: { action: string; view: PostcodeView }) {
  const { word, longest, digitsOnly, postcode, error, found } = view;
  return (
    <form
      className="postcode-form"
      id="nearest"
      action={`${action}#nearest`}
      role="search"
      aria-label="Nearest location"
    >
      <label htmlFor="postcode">Find your nearest</label>
      <div className="postcode-row">
        <input
          {...controlProps({ id: "postcode", error })}
          name="postcode"
          defaultValue={postcode}
          placeholder={word}
          inputMode={digitsOnly ? "numeric" : undefined}
          autoComplete="postal-code"
          maxLength={longest}
          aria-describedby="postcode-answer"
        />
        <Button submit variant="primary" icon="pin">
          Search
        </Button>
      </div>
      <p id="postcode-answer" role="status" className={error === null ? undefined : "error"}>
        {error ?? found}
      </p>
    </form>
  );
}
