import type { Conversation } from '#contract/inquiry/conversation.ts'
import { t } from '#domain/locale/translate.ts'

/** The colleague who answers for the broker. */
export function AnsweringColleague({ contact }: Pick<Conversation, 'contact'>) {
  if (!contact) return null
  return (
    <p className="text-sm">
      {t('{name} of {agency} answers your enquiry.', {
        name: contact.name,
        agency: contact.agencyName,
      })}
    </p>
  )
}
