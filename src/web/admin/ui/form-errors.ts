/** The validation error of each field that has one. */
export type FieldErrors<Values> = { [Field in keyof Values]?: string };
