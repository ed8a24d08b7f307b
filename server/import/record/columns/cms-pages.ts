import { Language } from '#contract/account/language.ts'
import { type CmsPage, PageStatus, PageType } from '#contract/cms-page.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Field } from '#server/export/column.ts'

const text = { is: 'text' } as const

export const pageFields: readonly Field<CmsPage>[] = [
  {
    ...{ key: 'title', label: msg('Title'), kind: text, required: true, example: 'Privacy Policy' },
    also: 'page, page title, name, heading',
    from: (row) => row.title,
  },
  {
    ...{
      key: 'slug',
      label: msg('Slug'),
      kind: text,
      example: 'privacy-policy',
      also: 'url, path',
    },
    from: (row) => row.slug,
  },
  {
    ...{ key: 'language', label: msg('Language'), example: 'English' },
    kind: { is: 'word', of: Language },
    from: (row) => row.language,
  },
  {
    ...{ key: 'type', label: msg('Type'), kind: { is: 'word', of: PageType }, example: 'Policy' },
    also: 'page type',
    from: (row) => row.type,
  },
  {
    ...{ key: 'status', label: msg('Status'), example: 'Draft' },
    kind: { is: 'word', of: PageStatus, also: { live: 'published', online: 'published' } },
    from: (row) => row.status,
  },
  {
    ...{ key: 'content', label: msg('Content'), kind: text, example: '# Privacy' },
    also: 'body, markdown, text',
    from: (row) => row.content,
  },
  {
    ...{ key: 'metaTitle', label: msg('Meta Title'), kind: text, also: 'seo title' },
    from: (row) => row.metaTitle,
  },
  {
    ...{
      key: 'metaDescription',
      label: msg('Meta Description'),
      kind: text,
      also: 'seo description',
    },
    from: (row) => row.metaDescription,
  },
  {
    ...{ key: 'featuredImage', label: msg('Featured Image'), kind: text, also: 'image, picture' },
    from: (row) => row.featuredImage,
  },
  {
    ...{ key: 'isHomePage', label: msg('Home Page'), kind: { is: 'flag' }, example: 'No' },
    from: (row) => row.isHomePage,
  },
  {
    ...{ key: 'sortOrder', label: msg('Sort Order'), kind: { is: 'number' }, example: '0' },
    also: 'order',
    from: (row) => row.sortOrder,
  },
  {
    ...{ key: 'showsFrom', label: msg('First Day'), kind: { is: 'day' }, also: 'from' },
    from: (row) => row.showsFrom,
  },
  {
    ...{ key: 'showsUntil', label: msg('Last Day'), kind: { is: 'day' }, also: 'until' },
    from: (row) => row.showsUntil,
  },
  {
    ...{ key: 'author', label: msg('Author'), kind: text, beyond: 'shown' },
    from: (row) => row.author && `${row.author.firstName} ${row.author.lastName}`,
  },
  {
    ...{ key: 'updatedAt', label: msg('Updated'), kind: { is: 'moment' }, beyond: 'shown' },
    from: (row) => row.updatedAt,
  },
]

/** Makes a page without text a draft, whatever status its row gives. */
export function draftEmptyPage(
  draft: Record<string, unknown>,
  before: CmsPage | undefined,
): { column: string; value: string; reason: string }[] {
  const { status, content } = draft
  const isEmpty = String(content ?? before?.content ?? '').trim() === ''
  if (status !== 'published' || !isEmpty) return []
  draft.status = before?.status ?? 'draft'
  const reason = t('the page has no content: it is not published')
  return [{ column: 'Status', value: 'Published', reason }]
}
