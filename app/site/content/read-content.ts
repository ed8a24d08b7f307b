import { read } from '#app/api/inject.ts'
import { cmsPage, type PageType, type PublicPage } from '#contract/cms-page.ts'

type Arguments = Parameters<typeof read>[0]

/** Loads the published pages of a type in their order. */
export async function readPages(args: Arguments, type: PageType): Promise<PublicPage[]> {
  return (await read(args, cmsPage.publicList, { query: { type } })).pages
}

/**
 * Loads the page that the back office may have published under a slug; undefined where there is
 * none.
 */
export async function readPageAt(args: Arguments, slug: string): Promise<PublicPage | undefined> {
  try {
    return (await read(args, cmsPage.publicGet, { params: { slug } })).page
  } catch {
    return undefined
  }
}

export interface PageLink {
  to: string
  label: string
}

/** Loads the links to the pages of a type, for the footer. */
export async function readLinks(args: Arguments, type: PageType): Promise<PageLink[]> {
  const pages = await readPages(args, type)
  return pages.map(({ slug, title }) => ({ to: `/pages/${slug}`, label: title }))
}
