import { t } from '#domain/locale/translate.ts'

export const sealedHelp = () =>
  t('Nobody, not even you, sees the others’ votes on a home until everyone has voted on it.')
