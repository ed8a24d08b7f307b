import { read } from '#app/api/inject.ts'
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts'

/** Returns the token of a page behind an emailed link. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}

// Statuses of a truncated, forged or used link. A busy server is handled by the page.
const refusedStatuses: readonly unknown[] = [400, 404, 409, 410]

/** Loads the subject of an emailed link; undefined where the link itself is refused. */
export async function readLink<E extends Endpoint>(
  args: Parameters<typeof read>[0],
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E> | undefined> {
  return read(args, endpoint, input).catch((problem: { init?: { status?: number } }) => {
    if (refusedStatuses.includes(problem.init?.status)) return undefined
    throw problem
  })
}
