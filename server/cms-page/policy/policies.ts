import { v7 } from 'uuid'
import type { Handle } from '#server/db/connect.ts'
import { insertNewPages } from '../queries.ts'
import { renderPage } from '../render.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { termsOfUse } from './terms-of-use.ts'

/** The pages every marketplace needs, as templates for its operator to adapt. */
export const policies = [
  {
    title: 'Privacy policy',
    slug: 'privacy-policy',
    type: 'policy' as const,
    content: privacyPolicy,
  },
  {
    title: 'Terms of use',
    slug: 'terms-of-use',
    type: 'policy' as const,
    content: termsOfUse,
  },
]

/** Publishes the policies in a new marketplace; existing pages with the same slug stay. */
export async function insertPolicies(tx: Handle): Promise<void> {
  const rows = policies.map((page, index) => ({
    ...page,
    id: v7(),
    sort_order: index,
    status: 'published' as const,
    html: renderPage(page.content),
  }))
  await insertNewPages(tx, rows)
}
