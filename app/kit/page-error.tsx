import { House, RotateCw } from 'lucide-react'
import { use, useEffect } from 'react'
import { isRouteErrorResponse, Link } from 'react-router'
import { isUnreached } from '#app/api/connection.ts'
import { Rich } from '#app/kit/rich.tsx'
import { Logo } from '#app/theme/logo.tsx'
import { PageContext } from '#app/theme/page-context.ts'
import { Button } from '#app/ui/button.tsx'
import type { Problem } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'

interface ErrorText {
  title: string
  text: string
  reference?: string | undefined
}

/** The error thrown by a loader, or the text of a response that replaced its data. */
function problemIn(data: unknown): Partial<Problem> {
  try {
    return { ...(typeof data === 'string' ? JSON.parse(data) : (data as Partial<Problem> | null)) }
  } catch {
    // The response of a proxy in front of our server.
    return {}
  }
}

/**
 * Returns the message of a refusal thrown by a loader; any other error is ours and gets a general
 * one.
 */
function readError(error: unknown): ErrorText {
  if (isRouteErrorResponse(error)) {
    const { code, message, requestId: reference } = problemIn(error.data)
    if (error.status === 404) {
      return {
        title: message ?? t('Page not found'),
        text: t('The link may be old or mistyped.'),
      }
    }
    if (code === 'busy') {
      return { title: t('We are very busy right now'), text: t('Please try again in a moment.') }
    }
    if (message) return { title: t('This page could not be shown'), text: message, reference }
  }
  if (isUnreached(error)) {
    return {
      title: t('Cannot connect to BrickBazaar right now'),
      text: t('Your saved data is safe. Please check your connection and try again.'),
    }
  }
  return {
    title: t('Something went wrong on our side'),
    text: t('Your saved data is safe. Please try again in a moment.'),
  }
}

/** The content of an error page: what happened, the reference to quote, retry, home. */
export function PageError({ error }: { error: unknown }) {
  const rendered = use(PageContext).requestId
  const { title, text, reference = rendered ?? pageReference() } = readError(error)
  const missing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (!isUnreached(error)) return
    const retry = () => window.location.reload()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [error])
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-3 px-4 py-20 text-center">
      <Logo className="mb-3 size-14 text-primary" />
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted-foreground">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {!missing && (
          <Button onClick={() => window.location.reload()}>
            <RotateCw aria-hidden />
            {t('Retry')}
          </Button>
        )}
        <Button asChild variant={missing ? 'default' : 'outline'}>
          <Link to="/" reloadDocument>
            <House aria-hidden />
            {t('Go to home page')}
          </Link>
        </Button>
      </div>
      {reference && !missing && (
        <p className="mt-6 text-xs text-muted-foreground">
          <Rich
            text={t('Reference <0>{reference}</0>', { reference })}
            elements={[<code key="reference" className="select-all" />]}
          />
        </p>
      )}
    </div>
  )
}

/** The id of the request for this page, which root.tsx writes on <html>. */
function pageReference(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset.request
}
