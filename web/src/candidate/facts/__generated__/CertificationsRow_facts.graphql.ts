/**
 * @generated SignedSource<<ff658a3534e85234fa534eb8b87cb6e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CertificationsRow_facts$data = {
  readonly certifications: ReadonlyArray<{
    readonly evidence: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
    }>;
    readonly known: string | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "CertificationsRow_facts";
};
export type CertificationsRow_facts$key = {
  readonly " $data"?: CertificationsRow_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificationsRow_facts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificationsRow_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CertificationFact",
      "kind": "LinkedField",
      "name": "certifications",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "known",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Evidence",
          "kind": "LinkedField",
          "name": "evidence",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "EvidenceList_evidence"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidateFacts",
  "abstractKey": null
};

(node as any).hash = "d773257872c8ec5edb3f25802bc8bf91";

export default node;
