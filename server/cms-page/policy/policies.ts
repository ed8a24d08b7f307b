import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { locales } from '#domain/locale/locale.ts'
import type { Handle } from '#server/db/connect.ts'
import { root } from '#server/root.ts'
import { insertNewPages } from '../queries.ts'
import { renderPage } from '../render.ts'

/**
 * Returns the pages every marketplace needs, in each language that has them: templates in
 * `locales/<locale>/pages` whose square brackets the operator fills in. The privacy policy is
 * written for the Digital Personal Data Protection Act, 2023; the terms for the Information
 * Technology Act, 2000, the intermediary rules of 2021, the Consumer Protection Act, 2019 with its
 * e-commerce rules of 2020, and the RERA Act, 2016.
 */
export function readPolicies() {
  return ['privacy-policy', 'terms-of-use'].flatMap((slug) =>
    locales.flatMap((language) => {
      const path = join(root, 'locales', language, 'pages', `${slug}.md`)
      if (!existsSync(path)) return []
      const [heading = '', ...lines] = readFileSync(path, 'utf8').split('\n')
      const title = heading.replace(/^# /, '')
      return [{ slug, language, title, type: 'policy' as const, content: lines.join('\n').trim() }]
    }),
  )
}

/** Publishes the policies in a new marketplace; existing pages with the same slug stay. */
export async function insertPolicies(tx: Handle): Promise<void> {
  const rows = readPolicies().map((page, index) => ({
    ...page,
    id: v7(),
    sort_order: index,
    status: 'published' as const,
    html: renderPage(page.content),
  }))
  await insertNewPages(tx, rows)
}
