/** Splits a text built by `string_agg` into lines; none if it had no rows. */
export const lines = (text: string | null | undefined): string[] => text?.split('\n') ?? []
