import { Card } from '#app/ui/card.tsx'

export default function Entry() {
  return <Card>Administrator</Card>
}
