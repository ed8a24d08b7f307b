import { Link as LinkShape, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { sharePage } from '#app/property/share.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { type OwnedShortlist, shortlist } from '#contract/shortlist/shortlist.ts'
import { t } from '#domain/locale/translate.ts'

/** Opens and shares the link of the shared page, and replaces it. */
export function ShareLink({ own: { _id: id, token, room } }: { own: OwnedShortlist }) {
  const { send, busy } = useSend(shortlist.replaceLink, {
    done: t('The link is replaced. The old one no longer opens.'),
    failed: t('Failed to replace the link'),
  })
  const path = `/shortlist?token=${token}`
  return (
    <section aria-label={t('Link')} className="space-y-3 rounded-lg border bg-card p-4">
      <p className="text-sm text-muted-foreground">
        {token
          ? t(
              'Anyone with the link can see the shortlist, and vote after giving a name. Nothing ' +
                'else from your account is shown.',
            )
          : t('This link can no longer be shown. Replace it to share the shortlist again.')}
      </p>
      <div className="flex flex-wrap gap-2">
        {token && (
          <>
            <Link to={path} className={buttonClass({ className: 'h-11' })}>
              <LinkShape aria-hidden />
              {t('Open and vote')}
            </Link>
            <Button
              variant="outline"
              className="h-11"
              onClick={() => void sharePage(path, room.name)}
            >
              <Share2 aria-hidden />
              {t('Share link')}
            </Button>
          </>
        )}
        <Confirm
          title={t('Replace the link?')}
          text={t('The old link no longer opens. Send the new one to everyone who should vote.')}
          action={t('Replace link')}
          onConfirm={() => send({ params: { id } })}
          trigger={
            <Button variant="ghost" className="h-11" disabled={busy}>
              {t('Replace link')}
            </Button>
          }
        />
      </div>
    </section>
  )
}
