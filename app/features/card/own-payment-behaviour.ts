import { ownEstimateKey, ownPaymentKey } from "#domain/finance/own-payment-keys.ts";
import { pageFigures } from "#app/copy/page-figures.ts";
import { storedText, storeText } from "#app/ui/stored-text.ts";
import { leftOutNote, type OwnPaid, ownRepayment, readOwnPaid } from "#domain/finance/own-payment.ts";
import { paidFirstLabel } from "#domain/search/search-budget.ts";

// 14.4: repayments of cards and comparisons with the deposit and trade-in that this browser remembers. The server's
// figures stay where it remembers none. The page's script loads this where a browser remembers something.

/** "Leave out" shows the server's figures again. */
function leaveOut(button: HTMLButtonElement): void {
  button.addEventListener("click", () => {
    storeText(ownPaymentKey, leftOutNote(storedText(ownEstimateKey), Date.now()));
    for (const figure of document.querySelectorAll<HTMLElement>("[data-plain]")) {
      figure.textContent = figure.dataset["plain"] ?? "";
    }
    for (const note of notesIn(document)) note.hidden = true;
  });
}

/** The figures keep their place, and the note takes none. */
export function showOwnPayment(part: ParentNode): void {
  const figures = part.querySelectorAll<HTMLElement>("[data-loan]");
  if (figures.length === 0) return;
  const own = readOwnPaid(storedText(ownPaymentKey), storedText(ownEstimateKey), Date.now());
  if (!own) return;
  for (const figure of figures) {
    const { loan = "", plain = figure.textContent ?? "" } = figure.dataset;
    figure.dataset["plain"] = plain;
    // The period stays: "$213/wk", "$213 per week".
    figure.textContent = plain.replace(/^\D*[\d,.]*\d/, pageFigures().money(ownRepayment(loan, own)));
  }
  // A listing and a comparison have one of their own; every other page the one beside the warning.
  const [note] = notesIn(document);
  const text = note?.querySelector("span");
  if (!note || !text) return;
  text.textContent = `Repayments with your ${paidLabel(own)}.`;
  if (note.hidden) note.querySelectorAll("button").forEach(leaveOut);
  note.hidden = false;
}

const notesIn = (part: ParentNode) => part.querySelectorAll<HTMLElement>("[data-own-payment]");

function paidLabel({ deposit, tradeIn }: OwnPaid): string {
  const label = paidFirstLabel({ deposit: deposit ?? 0, tradeIn }, pageFigures());
  return label === "" ? "choice of no deposit" : label;
}
