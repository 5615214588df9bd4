export interface Operator {
  legalEntity: string;
  abn: string;
  postalAddress: string;
}

/** One sentence that names the operator of the site; '' while the operator is unknown. */
export function operatorLine(siteName: string, { legalEntity, abn, postalAddress }: Operator) {
  const parts = [legalEntity, abn && `ABN ${abn}`, postalAddress].filter(Boolean);
  return parts.length === 0 ? '' : `${siteName} is run by ${parts.join(', ')}.`;
}
