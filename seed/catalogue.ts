import { company, interests, pages, plans } from '#seed/catalogue-data.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import { pagesInHindi } from '#seed/text/pages-hi.ts'
import { pagesInMarathi } from '#seed/text/pages-mr.ts'
import { fillPolicy } from '#seed/text/policy.ts'
import { readPolicies } from '#server/cms-page/policy/policies.ts'
import { renderPage } from '#server/cms-page/render.ts'
import type { Handle } from '#server/db/connect.ts'

/** Inserts the plans, interests, pages and the company of the demo. */
export async function seedCatalogue(tx: Handle, author: string): Promise<void> {
  const created = daysAgo(750)
  const written = [
    ...pages.map((page, index) => ({ ...page, language: 'en', updated_at: daysAgo(30 + index) })),
    ...Object.entries({ hi: pagesInHindi, mr: pagesInMarathi }).flatMap(([language, translated]) =>
      pages.flatMap((page, index) => {
        const own = translated[page.slug]
        return own ? [{ ...page, ...own, language, updated_at: daysAgo(30 + index) }] : []
      }),
    ),
    ...readPolicies().map((page) => {
      const updated_at = daysAgo(38)
      return { ...page, content: fillPolicy(page, updated_at), updated_at }
    }),
  ]
  await tx
    .insertInto('subscription_plan')
    .values(
      plans.map((plan, index) => ({
        id: seedId(`plan ${plan.name}`, created),
        sort_order: index,
        created_at: created,
        ...plan,
      })),
    )
    .execute()
  await tx
    .insertInto('company')
    .values({ id: seedId('company', created), updated_at: created, ...company })
    .execute()
  await tx
    .insertInto('interest')
    .values(
      interests.map((interest, index) => ({
        id: seedId(`interest ${interest.name}`, created),
        sort_order: index,
        created_at: created,
        ...interest,
      })),
    )
    .execute()
  await tx
    .insertInto('cms_page')
    .values(
      written.map((page, index) => ({
        id: seedId(`page ${page.slug} ${page.language}`, created),
        sort_order: index,
        status: 'published' as const,
        created_at: created,
        ...page,
        author_id: author,
        html: renderPage(page.content),
      })),
    )
    // A marketplace that was started without the demo already has its policies.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
