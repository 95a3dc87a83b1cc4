export function About({ paragraphs }: { paragraphs: string[] }) {
  return (
    <section className="section wrap about">
      <h2>About us</h2>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
