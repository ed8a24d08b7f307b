import { Link, type MetaFunction } from 'react-router'
import { Button } from '#app/ui/button.tsx'

export const meta: MetaFunction = () => [{ title: 'BrickBazaar: homes from verified brokers' }]

export default function Home() {
  return (
    <section className="mx-auto max-w-page px-4 py-20">
      <h1 className="text-4xl">Find a home you can trust</h1>
      <Button asChild className="mt-6">
        <Link to="/properties">Browse Properties</Link>
      </Button>
    </section>
  )
}
