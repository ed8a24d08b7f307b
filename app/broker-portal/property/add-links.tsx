import { ClipboardPaste, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

export function AddPropertyLink() {
  return (
    <Button asChild>
      <Link to="/broker-portal/add">
        <Plus aria-hidden />
        {t('Add Property')}
      </Link>
    </Button>
  )
}

export function PasteMessageLink() {
  return (
    <Button asChild variant="outline">
      <Link to="/broker-portal/paste">
        <ClipboardPaste aria-hidden />
        {t('Paste a message')}
      </Link>
    </Button>
  )
}
