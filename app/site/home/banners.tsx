import { Megaphone } from 'lucide-react'
import { foreignTag, RichText } from '#app/site/content/rich-text.tsx'
import type { PublicPage } from '#contract/cms-page.ts'
import { t } from '#domain/locale/translate.ts'

/** Banners from the back office; nothing without any. */
export function Banners({
  banners,
}: {
  banners: Pick<PublicPage, 'slug' | 'title' | 'html' | 'language'>[]
}) {
  if (banners.length === 0) return null
  return (
    <section aria-label={t('Announcements')} className="border-b bg-primary-tint">
      <ul className="mx-auto max-w-page divide-y divide-primary/15 px-4 lg:px-6">
        {banners.map(({ slug, title, html, language }) => (
          <li key={slug} className="flex items-start gap-3 py-3 text-sm">
            <Megaphone aria-hidden className="mt-0.5 size-4 shrink-0 text-link" />
            <div className="min-w-0">
              <p lang={foreignTag(language)} className="font-medium">
                {title}
              </p>
              <RichText html={html} language={language} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
