/** 2.3: tel links have their spaces removed. */
export function telLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}
