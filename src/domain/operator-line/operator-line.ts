export interface Operator {
  legalEntity: string;
  abn: string;
  postalAddress: string;
}

/** One sentence that names the operator of the site; '' while the operator is unknown. */
export function operatorLine(siteName: string, { legalEntity, abn, postalAddress }: Operator) {
  if (!legalEntity) return '';
  const parts = [legalEntity, abn && `ABN ${abn}`, postalAddress].filter(Boolean);
  return `${siteName} is run by ${parts.join(', ')}.`;
}

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Whether a text is an ABN with a valid checksum. */
export function isAbn(text: string): boolean {
  const digits = text.replace(/ /g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}
