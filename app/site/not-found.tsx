import { Search } from 'lucide-react'
import { data, Form, Link } from 'react-router'
import { Logo } from '#app/theme/logo.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { t } from '#domain/locale/translate.ts'

export function loader() {
  return data(null, { status: 404 })
}

export const meta = () => [
  { title: t('Page not found | BrickBazaar') },
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-3 px-4 py-20 text-center">
      <Logo className="mb-3 size-14 text-primary" />
      <h1 className="text-2xl">{t('Page not found')}</h1>
      <p className="text-muted-foreground">
        {t('The page may have moved, or the link may be wrong. You can search for a home.')}
      </p>
      <Form action="/properties" role="search" className="mt-4 flex w-full gap-2">
        <Input
          type="search"
          name="search"
          aria-label={t('Search properties')}
          placeholder={t('3 BHK in Baner')}
          maxLength={200}
          className="h-12 sm:text-base"
        />
        <Button type="submit" size="lg">
          <Search aria-hidden />
          {t('Search')}
        </Button>
      </Form>
      <Link
        to="/"
        className={
          'mt-2 inline-flex min-h-11 items-center ' +
          'text-sm text-link underline underline-offset-4'
        }
      >
        {t('Go to home page')}
      </Link>
    </div>
  )
}
