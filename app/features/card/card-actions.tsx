import type { ReactNode } from "react";
import { useWords } from "#app/copy/vehicle-words.ts";
import type { ButtonLook } from "#app/ui/button-class.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardRepayment } from "./card-repayment.tsx";
import { CardSimilar } from "./card-similar.tsx";
import type { CardView } from "./card-view.ts";

type Props = { card: CardView; url: string };

export function CardEnquire({ card, url, variant = "primary" }: Props & Pick<ButtonLook, "variant">) {
  return (
    <ButtonLink variant={variant} href={`${url}/enquire`} data-dialog="">
      {card.subscribe ? "Subscribe" : "Enquire"}
    </ButtonLink>
  );
}

export function CardTestDrive({ card, url, asButton }: Props & { asButton?: boolean }) {
  const say = useWords();
  const Link = asButton ? ButtonLink : "a";
  return (
    card.testDrive && (
      <Link href={`${url}/test-drive`} data-dialog="">
        {card.trial ?? say("{Test drive}")}
      </Link>
    )
  );
}

type CallProps = Props & Pick<ButtonLook, "variant"> & { call: ReactNode; children?: ReactNode };

/** Repayment, the enquiry and the phone number; for a car that is gone the way to similar ones, in this variant. */
export function CardEnquireOrCall({ card, url, call, variant, children }: CallProps) {
  if (card.similarUrl !== null) return <CardSimilar url={card.similarUrl} variant={variant} />;
  return (
    <>
      <CardRepayment finance={card.finance} />
      <div className="actions">
        <CardEnquire card={card} url={url} />
        {call}
      </div>
      {children}
    </>
  );
}
