/** 14.4.3: says that the page's repayments are this visitor's own. The page's script fills it in and shows it. */
export function OwnPaymentNote() {
  return (
    <p className="own-payment" data-own-payment="" hidden>
      <span />
      <a className="more" href="/repayments">
        Change
      </a>
      <button className="more" type="button">
        Leave out
      </button>
    </p>
  );
}
