/**
 * Tests that fail now and then, by name, each with the reason and what is done about it. They run,
 * and a run says at its end which of them failed, but does not fail for them. Nothing runs twice.
 */
export const quarantine: Readonly<Record<string, string>> = {}
