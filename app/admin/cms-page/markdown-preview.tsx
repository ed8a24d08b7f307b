import { useEffect, useState } from 'react'
import { call } from '#app/api/call.ts'
import { Problem } from '#app/kit/problem.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { cmsPage } from '#contract/cms-page.ts'
import { t } from '#domain/locale/translate.ts'

const delayMs = 300

/** Shows Markdown as HTML in a sandboxed frame, where no script can run (XSS-09). */
export function MarkdownPreview({ content }: { content: string }) {
  const [attempt, setAttempt] = useState(0)
  return <Preview key={attempt} content={content} onRetry={() => setAttempt(attempt + 1)} />
}

function Preview({ content, onRetry }: { content: string; onRetry: () => void }) {
  const [html, setHtml] = useState<string>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      call(cmsPage.preview, { body: { content } }, { signal: controller.signal, quiet: true })
        .then((reply) => {
          setHtml(reply.html)
          setError(undefined)
        })
        .catch((failure: unknown) => !controller.signal.aborted && setError(failure))
    }, delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [content])
  if (error) {
    return <Problem title={t('Preview not available')} error={error} onRetry={onRetry} />
  }
  if (html === undefined) return <Skeleton className="h-80 w-full" />
  return (
    <iframe
      title={t('Preview')}
      sandbox=""
      srcDoc={
        `<!doctype html><meta name="color-scheme" content="light"><style>${frame}</style>` +
        (html || `<p class="none">${t('Nothing written yet.')}</p>`)
      }
      className="h-96 w-full rounded-md border bg-white"
    />
  )
}

const frame = `
body{font:16px/1.65 system-ui,sans-serif;color:#2b211c;margin:1.25rem;overflow-wrap:anywhere}
h2,h3,h4{line-height:1.25;margin:1.6em 0 .5em}h2:first-child{margin-top:0}img{max-width:100%}
a{color:#a3431f}table{border-collapse:collapse}td,th{border:1px solid #ddd;padding:.35em .7em}
blockquote{margin:1em 0;padding-left:1em;border-left:3px solid #ddd}
pre{overflow:auto}.none{color:#6b5f58}`
