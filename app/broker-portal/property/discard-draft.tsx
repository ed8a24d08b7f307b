import { Confirm } from '#app/kit/confirm.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

/** Says that the input is stored as a draft, with a button to discard it. */
export function DiscardDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <>
      <Confirm
        title={t('Discard this draft?')}
        text={t('The draft and its photos will be deleted from this device.')}
        action={t('Discard')}
        destructive
        trigger={<Button variant="ghost">{t('Discard draft')}</Button>}
        onConfirm={onDiscard}
      />
      <p role="status" className="text-sm text-muted-foreground">
        {t('Draft saved on this device.')}
      </p>
    </>
  )
}
