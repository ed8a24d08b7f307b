import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

interface ReportGoneProps {
  busy: boolean
  /** Resolves to whether the report was stored. */
  onReport: () => Promise<boolean>
}

/** Reports the listing as no longer available with one click, like the report on its page. */
export function ReportGone({ busy, onReport }: ReportGoneProps) {
  const [isSent, setSent] = useState(false)
  if (isSent) {
    return (
      <span role="status" className="block text-xs text-muted-foreground">
        {t('Thank you. We will check this listing.')}
      </span>
    )
  }
  return (
    <Button
      variant="link"
      size="sm"
      className="block h-auto px-0 text-xs"
      disabled={busy}
      onClick={() => void onReport().then(setSent)}
    >
      {t('Already sold or rented?')}
    </Button>
  )
}
