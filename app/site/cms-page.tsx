import { read } from '#app/api/inject.ts'
import { When } from '#app/kit/form/date.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { cmsPage } from '#contract/cms-page.ts'
import { t } from '#domain/locale/translate.ts'
import type { Route } from './+types/cms-page.ts'
import { foreignTag, RichText } from './content/rich-text.tsx'
import { pageMeta } from './page-meta.ts'

export async function loader(args: Route.LoaderArgs) {
  const { slug } = args.params
  const { page } = await read(args, cmsPage.publicGet, { params: { slug } })
  return { origin: new URL(args.request.url).origin, page }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) {
    return [{ title: t('Page not found | BrickBazaar') }, { name: 'robots', content: 'noindex' }]
  }
  const { origin, page } = loaderData
  return pageMeta({
    title: page.metaTitle ?? page.title,
    description: page.metaDescription ?? t('{title} on BrickBazaar.', { title: page.title }),
    origin,
    path: `/pages/${page.slug}`,
  })
}

/** A page written in the back office: a policy, help, an answer, anything else. */
export default function CmsPage({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  return (
    <article className="mx-auto max-w-3xl px-4 py-12 lg:py-16">
      <h1 lang={foreignTag(page.language)} className="text-3xl lg:text-4xl">
        {page.title}
      </h1>
      <p className="mt-3 text-sm text-muted-foreground">
        <Rich
          text={t('Last updated on <0/>')}
          elements={[<When key="when" at={page.updatedAt} />]}
        />
      </p>
      {page.featuredImage && (
        <img
          src={page.featuredImage}
          alt=""
          className="mt-8 aspect-2/1 w-full rounded-lg object-cover"
        />
      )}
      <div className="mt-8">
        <RichText html={page.html} language={page.language} />
      </div>
    </article>
  )
}
