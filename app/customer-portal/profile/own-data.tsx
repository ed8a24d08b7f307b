import { Download } from 'lucide-react'
import { download } from '#app/api/download.ts'
import { useDownload } from '#app/api/use-download.ts'
import { Button } from '#app/ui/button.tsx'
import { privacy } from '#contract/privacy.ts'
import { t } from '#domain/locale/translate.ts'
import { DeleteAccount } from './delete-account.tsx'

/** Exports all personal data, and deletes the account. */
export function OwnData() {
  const { busy, save } = useDownload({ failed: t('Failed to download your data') })
  return (
    <section aria-labelledby="own-data" className="space-y-3">
      <h2 id="own-data" className="text-lg">
        {t('My data')}
      </h2>
      <div className="divide-y rounded-lg border bg-card">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4">
          <p className="max-w-prose text-sm text-muted-foreground">
            {t(
              'Download everything we store about you in one file: profile, saved homes ' +
                'and searches, enquiries and replies, messages, consents and devices.',
            )}
          </p>
          <Button
            variant="outline"
            disabled={busy}
            onClick={() => void save(() => download(privacy.data, {}))}
          >
            <Download aria-hidden />
            {busy ? t('Preparing...') : t('Download my data')}
          </Button>
        </div>
        <DeleteAccount />
      </div>
    </section>
  )
}
