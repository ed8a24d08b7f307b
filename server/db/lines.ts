/** The lines of a text that `string_agg` put together; none where it had no rows. */
export const lines = (text: string | null | undefined): string[] => text?.split('\n') ?? []
