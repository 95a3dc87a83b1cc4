/** The content of `<template data-when-seen>` replaces its parent's content once the parent scrolls into view. */
export function showWhenSeen(part: ParentNode): void {
  const templates = [...part.querySelectorAll<HTMLTemplateElement>("template[data-when-seen]")];
  if (templates.length === 0) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const content = target.querySelector<HTMLTemplateElement>("template[data-when-seen]")?.content;
      if (content) target.replaceChildren(content.cloneNode(true));
    }
  });
  for (const { parentElement } of templates) if (parentElement) observer.observe(parentElement);
}
