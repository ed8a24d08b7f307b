/** Matches an absolute path that the router would not change, but for the language in front. */
export const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[^#]+)?(?:#.+)?$/
