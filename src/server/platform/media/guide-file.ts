/** The name in the store of the owner's PDF guide, by its address. */
export const guideFile = (address: string) => address.slice(1);
