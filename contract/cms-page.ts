import { z } from 'zod'
import { sourceLocale } from '#domain/locale/locale.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { slugOf } from '#domain/text/slug.ts'
import { Language } from './account/language.ts'
import { crud, openPaging, version } from './crud.ts'
import { endpoint } from './endpoint.ts'
import {
  clearable,
  day,
  moment,
  optional,
  plainText,
  searchText,
  sortOrder,
  text,
} from './field.ts'
import { type WordOf, words } from './words.ts'

export const PageType = words({
  page: msg('Page'),
  faq: msg('FAQ'),
  banner: msg('Banner'),
  policy: msg('Policy'),
  help: msg('Help'),
})
export type PageType = WordOf<typeof PageType>

export const PageStatus = words({
  draft: msg('Draft'),
  published: msg('Published'),
  archived: msg('Archived'),
})
export type PageStatus = WordOf<typeof PageStatus>

/**
 * A page of the site as the back office edits it; `content` is Markdown. The same slug in another
 * language is the translation.
 */
export const CmsPage = z.object({
  _id: z.string(),
  title: z.string(),
  slug: z.string(),
  language: Language.schema,
  content: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  type: PageType.schema,
  status: PageStatus.schema,
  featuredImage: z.string().nullable(),
  isHomePage: z.boolean(),
  sortOrder: z.number(),
  /**
   * The first and last day in India on which a banner is on the home page; null where there is no
   * limit.
   */
  showsFrom: z.string().nullable(),
  showsUntil: z.string().nullable(),
  author: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  createdAt: moment,
  updatedAt: moment,
  version: z.number(),
})
export type CmsPage = z.infer<typeof CmsPage>

// Loopback, private and link-local names and addresses in any spelling (NET-01). The public cannot
// load a picture from there, and the browser of each visitor would be made to request it.
const privateHost = /^(localhost|.*\.(localhost|local|internal)|[\d.]+|0x[\da-f.]+|\[.*\])\.?$/i

/**
 * The address of a picture: uploaded here, or https with a public host name. It is stored, never
 * fetched.
 */
const picture = text(500).refine(
  (value) => {
    if (/^\/(?![/\\])[^\s\\]*$/.test(value)) return true
    if (!URL.canParse(value)) return false
    const { protocol, hostname, username } = new URL(value)
    return protocol === 'https:' && username === '' && !privateHost.test(hostname)
  },
  { error: () => t('Please upload a picture, or enter a link that starts with https://.') },
)

const slug = text(120).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: () => t('Please use only lowercase letters, digits and single hyphens.'),
})

const fields = {
  title: text(160),
  slug,
  language: Language.schema,
  content: plainText(100_000),
  metaTitle: clearable(text(160)),
  metaDescription: clearable(text(320)),
  type: PageType.schema,
  status: PageStatus.schema,
  featuredImage: clearable(picture),
  isHomePage: z.boolean(),
  sortOrder,
  showsFrom: clearable(day),
  showsUntil: clearable(day),
}

/** Whether the last day of a banner, where it has one, is not before its first. */
export function areInOrder({
  showsFrom,
  showsUntil,
}: Partial<Record<'showsFrom' | 'showsUntil', string | null | undefined>>): boolean {
  return !showsFrom || !showsUntil || showsFrom <= showsUntil
}
export const daysReversed = msg('The end date is before the start date.')

/** A new page; an empty slug is generated from the title (CMS-1). */
export const CmsPageDraft = z
  .strictObject({
    ...fields,
    slug: optional(slug),
    language: fields.language.default(sourceLocale),
    content: fields.content.default(''),
    type: fields.type.default('page'),
    status: fields.status.default('draft'),
    isHomePage: fields.isHomePage.default(false),
    sortOrder: sortOrder.default(0),
  })
  .superRefine(({ title, slug: given, ...days }, context) => {
    if (given === undefined && slugOf(title) === '') {
      context.addIssue({ code: 'custom', path: ['slug'], message: t('Please enter a slug.') })
    }
    if (!areInOrder(days)) {
      context.addIssue({ code: 'custom', path: ['showsUntil'], message: t(daysReversed) })
    }
  })
export const CmsPageChange = z.strictObject(fields).partial().extend({ version })

/** A published page for visitors; `html` is the sanitised HTML of the Markdown. */
export const PublicPage = z.object({
  title: z.string(),
  slug: z.string(),
  /** That of the reader, or English where there is no translation. */
  language: Language.schema,
  type: PageType.schema,
  html: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  featuredImage: z.string().nullable(),
  isHomePage: z.boolean(),
  updatedAt: moment,
})
export type PublicPage = z.infer<typeof PublicPage>

export const PageSort = words({
  updated: msg('Least recently updated'),
  'updated-desc': msg('Recently updated'),
  title: msg('Title, A to Z'),
  'title-desc': msg('Title, Z to A'),
})
export type PageSort = WordOf<typeof PageSort>

export const CmsPageListQuery = z.strictObject({
  ...openPaging,
  search: searchText,
  type: optional(PageType.schema),
  status: optional(PageStatus.schema),
  language: optional(Language.schema),
  sort: PageSort.schema.default('updated-desc'),
})

export const cmsPage = {
  ...crud({
    path: '/cms',
    one: 'page',
    many: 'pages',
    words: { one: 'page', many: 'pages' },
    row: CmsPage,
    create: CmsPageDraft,
    change: CmsPageChange,
    query: CmsPageListQuery,
    may: { read: 'page.read', write: 'page.draft', remove: 'page.publish' },
  }),
  preview: endpoint({
    method: 'POST',
    path: '/cms/preview',
    access: 'page.draft',
    summary: 'Preview a Markdown text as HTML',
    body: z.strictObject({ content: fields.content }),
    reply: z.object({ html: z.string() }),
  }),
  publicList: endpoint({
    method: 'GET',
    path: '/public/pages',
    access: 'public',
    summary: 'List published pages of a type in their order',
    query: z.strictObject({ type: optional(PageType.schema) }),
    reply: z.object({ pages: z.array(PublicPage) }),
  }),
  publicGet: endpoint({
    method: 'GET',
    path: '/public/pages/:slug',
    access: 'public',
    summary: 'Get one published page',
    params: z.object({ slug: z.string().max(200) }),
    reply: z.object({ page: PublicPage }),
  }),
}
