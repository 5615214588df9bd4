export type FieldErrors<Values> = { [Field in keyof Values]?: string };
