import { Flag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Late } from '#app/kit/lazy-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

// Loaded on demand: few need the form, and it brings zod.
const loadDialog = () => import('./report-dialog.tsx')

/** A button for reporting a listing. */
export function ReportListing({ propertyId }: { propertyId: string }) {
  const [ready, setReady] = useState(false)
  const [open, setOpen] = useState(false)
  // Hidden without JavaScript, which it needs.
  useEffect(() => setReady(true), [])
  if (!ready) return <div className="h-11" />
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => setOpen(true)}
        className="-ml-4 h-11 text-muted-foreground print:hidden"
      >
        <Flag aria-hidden />
        {t('Report this listing')}
      </Button>
      {open && (
        <Late
          load={loadDialog}
          props={{ propertyId, onClose: () => setOpen(false) }}
          waiting={null}
        />
      )}
    </>
  )
}
