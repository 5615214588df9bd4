export interface Operator {
  legalEntity: string;
  abn: string;
  postalAddress: string;
}

/** Who runs the site, in one sentence; '' while nothing of it is known. */
export function operatorLine(siteName: string, { legalEntity, abn, postalAddress }: Operator) {
  const parts = [legalEntity, abn && `ABN ${abn}`, postalAddress].filter(Boolean);
  return parts.length === 0 ? '' : `${siteName} is run by ${parts.join(', ')}.`;
}
