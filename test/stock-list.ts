import type { ImportDetail } from '#contract/import/import.ts'
import type { TestApp } from '#test/app.ts'
import { importAll } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** The lists of a new broker, imported by a new administrator. */
export function stockLists(site: TestApp) {
  const people = async () => {
    const { db } = site.context
    return { token: (await makeAdministrator(db)).token, broker: await makeBroker(db) }
  }
  /** Imports a file at once; returns the run and the listings that went in, by title. */
  const bringIn = async (content: string | Buffer, fields: Record<string, string> = {}) => {
    const { token, broker } = await people()
    const run = await importAll(site, token, content, { brokerId: broker.id, ...fields })
    const listings = await site.context.db
      .selectFrom('property')
      .select(['title', 'price', 'area', 'area_unit', 'listing_type', 'property_type', 'detail'])
      .where('broker_id', '=', broker.id)
      .orderBy('title')
      .execute()
    return { token, broker, run, listings, titles: listings.map(({ title }) => title) }
  }
  return { people, bringIn }
}

/** What was said of the rows of an import: line, kind and reason. */
export const saidOf = ({ problems }: Pick<ImportDetail, 'problems'>) =>
  problems.map(({ line, kind, reason }) => `${line} ${kind}: ${reason}`)
